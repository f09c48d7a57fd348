import type { GameMeta } from '..';
import vignette from './vignette.svg?raw';

export default { icon: 'i-culture', vignette } satisfies GameMeta;
