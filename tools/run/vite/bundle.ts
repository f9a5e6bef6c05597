import { defineConfig, type Plugin } from 'vite'

/** Characters that cannot be written as escapes: a backslash before one would swallow the escape's own. */
const ESCAPED = /\\[\u0080-\uffff]/
const BEYOND_ASCII = /[\u0080-\uffff]/g

/**
 * Writes every character beyond ASCII as an escape. V8 keeps a module's text for as long as the module; one
 * such character in it makes it take two bytes for each of its characters.
 */
const asciiOnly: Plugin = {
	name: 'ascii-only',
	generateBundle(_, bundle) {
		for (const chunk of Object.values(bundle)) {
			if (chunk.type !== 'chunk') continue
			if (ESCAPED.test(chunk.code) || chunk.code.includes('String.raw'))
				this.error(
					`${chunk.fileName} cannot be written in ASCII: it has escapes or raw text of its own`,
				)
			chunk.code = chunk.code.replace(BEYOND_ASCII, escapeOf)
		}
	},
}

/** One for each half of a pair of surrogates. */
function escapeOf(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

interface Bundle {
	entry: string
	/** Its name in `build/server`. */
	file: string
	/** Packages that it loads from `node_modules`. */
	external?: string[]
	/** Whether it is built beside the folder's files. */
	isAdded: boolean
}

/** A part of the server in one file. */
export const bundle = ({ entry, file, external = [], isAdded }: Bundle) =>
	defineConfig({
		logLevel: 'error',
		plugins: [asciiOnly],
		build: {
			ssr: entry,
			outDir: 'build/server',
			emptyOutDir: isAdded ? false : null,
			target: 'esnext',
			copyPublicDir: false,
			rolldownOptions: {
				output: {
					entryFileNames: file,
					// Without comments and unreachable code; names and lines stay, for the log's sake.
					minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
				},
			},
		},
		define: { 'process.env.NODE_ENV': '"production"' },
		ssr: { noExternal: true, external },
	})
