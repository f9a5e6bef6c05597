import { fileURLToPath } from 'node:url'
import { must, ready } from './ready.mjs'

/** Types, lint, format and the boundaries between the modules; ends the process at the first that fails. */
export function check(node) {
	const held = (otherwise, ...args) => must(node, args, { otherwise })
	held('No types for the routes.', 'node_modules/@react-router/dev/bin.cjs', 'typegen')
	held('The types do not fit.', 'node_modules/typescript/bin/tsc', '--noEmit')
	held(
		'Lint or format is off; `npx biome check --write` mends what can be mended.',
		...['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
	)
	held('An import crosses a boundary.', 'run/walls.ts')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check(ready())
