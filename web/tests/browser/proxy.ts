/** A wire between a browser and the server that can be cut and healed. */
import { createServer, connect, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #cut = false;
  /** The address a browser uses instead of the server's. */
  readonly base: string;

  private constructor(server: Server, base: string) {
    this.#server = server;
    this.base = base;
  }

  static async to(base: string): Promise<Wire> {
    const { hostname, port } = new URL(base);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const wire = new Wire(server, `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    server.on('connection', (near) => {
      if (wire.#cut) return void near.destroy();
      const far = connect(Number(port), hostname);
      for (const [one, other] of [[near, far], [far, near]] as const) {
        wire.#ends.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          wire.#ends.delete(one);
          other.destroy();
        });
      }
    });
    return wire;
  }

  /** Every connection ends at once, and none can be made. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  heal(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
