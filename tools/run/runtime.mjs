import { join } from 'node:path'
import { root } from './ready.mjs'

/**
 * Where the store's process begins: as it is written while it is worked on, else as it was built. With more than one
 * worker it is the process that starts them.
 */
export const entry = (dev, workers = '1') => {
	if (dev) return 'server.ts'
	return `build/server/${workers === '1' ? 'server' : 'primary'}.js`
}

/** The folder of Node's compiled code, which spares the next start the parsing. */
export const COMPILED = join(root, 'node_modules', '.cache', 'compiled')

/**
 * Megabytes of each half of the young generation. A page makes some: with 2 the collector took an eighth
 * of the time of pages that are somebody's own, and with 8 they took a twentieth longer.
 *
 * Megabytes of the old generation at most. The more V8 may have, the further it lets the heap grow between two
 * collections: fourfold from 1,024 on, 1.6 times at this. Held to a tenth it made such pages a third dearer
 * (docs/decisions/0127-heap-that-grows-less.md).
 */
export const FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512']

/** The variables of the store's process besides its own settings. */
export const runtime = (dev) => ({
	...process.env,
	NODE_ENV: dev ? 'development' : 'production',
	STORE_DEV: dev ? '1' : '0',
	NODE_COMPILE_CACHE: COMPILED,
	// glibc keeps one pool of freed memory for later instead of one a thread, and gives back all over 128 KiB of it.
	MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
	MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? String(128 * 1024),
})
