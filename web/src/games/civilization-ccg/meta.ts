import type { GameMeta } from '..';
import vignette from './vignette.svg?raw';

export default { icon: 'i-war', vignette, counts: 'profile-terrains', builder: () => import('./builder/Builder.svelte') } satisfies GameMeta;
