import { fileURLToPath } from 'node:url'
import { must, ready, stop } from './ready.mjs'

const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check']

/** The steps that can be run, or fixed, alone. */
const STEPS = {
	types(node) {
		must(node, ['node_modules/@react-router/dev/bin.cjs', 'typegen'], {
			otherwise: 'No types for the routes.',
		})
		// One checker alone: each has types of its own, and with several nearly all of them are worked out anew for each.
		must(node, ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'], {
			// It keeps nearly all its memory: to collect garbage takes it a fifth of its time, and spares little.
			env: { GOGC: 'off' },
			otherwise: 'The types do not fit.',
		})
	},
	lint: (node) =>
		must(node, [...BIOME, '--error-on-warnings'], {
			otherwise: 'Lint or format is off; `npm run format` fixes what can be fixed.',
		}),
	format: (node) =>
		must(node, [...BIOME, '--write'], { otherwise: 'Some of it has to be fixed by hand.' }),
	boundaries: (node) =>
		must(node, ['tools/run/boundaries.ts'], { otherwise: 'An import crosses a boundary.' }),
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [, , ...chosen] = process.argv
	const unknown = chosen.find((name) => !(name in STEPS))
	if (unknown) stop(`There is no check ‘${unknown}’; there are ${Object.keys(STEPS).join(', ')}.`)
	const node = ready()
	for (const name of chosen.length > 0 ? chosen : ['types', 'lint', 'boundaries']) STEPS[name](node)
}
