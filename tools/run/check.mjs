import { fileURLToPath } from 'node:url'
import { must, ready } from './ready.mjs'

/** Types, lint, format and the boundaries between the modules; ends the process at the first that fails. */
function check(node) {
	const step = (otherwise, ...args) => must(node, args, { otherwise })
	step('No types for the routes.', 'node_modules/@react-router/dev/bin.cjs', 'typegen')
	// One checker alone: each has types of its own, and with several nearly all of them are worked out anew for each.
	must(node, ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'], {
		// It keeps nearly all that it allocates: to collect garbage takes it a fifth of its time, and spares little.
		env: { GOGC: 'off' },
		otherwise: 'The types do not fit.',
	})
	step(
		'Lint or format is off; `npx biome check --write` fixes what can be fixed.',
		...['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
	)
	step('An import crosses a boundary.', 'tools/run/boundaries.ts')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check(ready())
