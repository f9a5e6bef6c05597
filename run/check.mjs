import { fileURLToPath } from 'node:url'
import { must, ready } from './ready.mjs'

/** Types, lint, format and the boundaries between the modules; ends the process at the first that fails. */
export function check(node) {
	const step = (otherwise, ...args) => must(node, args, { otherwise })
	step('No types for the routes.', 'node_modules/@react-router/dev/bin.cjs', 'typegen')
	step('The types do not fit.', 'node_modules/typescript/bin/tsc', '--noEmit')
	step(
		'Lint or format is off; `npx biome check --write` fixes what can be fixed.',
		...['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
	)
	step('An import crosses a boundary.', 'run/boundaries.ts')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check(ready())
