import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import mantine from 'postcss-preset-mantine'

const SIZES = new URL('./app/ui/sizes.css', import.meta.url)

/** Puts the breakpoints of the sizes into every style sheet: `@media (--phone)`. */
function breakpoints() {
	const widths = new Map()
	parse(readFileSync(SIZES, 'utf8'), { from: fileURLToPath(SIZES) }).walkAtRules(
		'custom-media',
		({ params }) => {
			const [, name, width] = /^(\S+)\s+(.+)$/.exec(params)
			widths.set(`(${name})`, width)
		},
	)
	return {
		postcssPlugin: 'breakpoints',
		AtRule: {
			'custom-media': (rule) => {
				rule.remove()
			},
			media: (rule) => {
				rule.params = rule.params.replace(/\(--[\w-]+\)/g, (name) => {
					if (!widths.has(name)) throw rule.error(`No breakpoint is called ${name}.`)
					return widths.get(name)
				})
			},
		},
	}
}

/**
 * Names the source file of the declarations that the preset adds for the dark scheme, which the build warns about
 * otherwise.
 */
function sources() {
	return {
		postcssPlugin: 'sources',
		OnceExit(root) {
			root.walkDecls((declaration) => {
				declaration.source ??= root.source
			})
		},
	}
}

export default { plugins: [mantine(), breakpoints(), sources()] }
