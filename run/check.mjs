import { fileURLToPath } from 'node:url'
import { must, ready } from './ready.mjs'

/** Types, lint, format and the walls between the rooms; ends the process at the first that fails. */
export function check(node) {
	const held = (otherwise, ...args) => must(node, args, { otherwise })
	held('No types for the routes.', 'node_modules/@react-router/dev/bin.cjs', 'typegen')
	held('The types do not fit.', 'node_modules/typescript/bin/tsc', '--noEmit')
	held(
		'Lint or format is off; `npx biome check --write` mends what can be mended.',
		...['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
	)
	held('A wall between the rooms is crossed.', 'run/walls.ts')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check(ready())
