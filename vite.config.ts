import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { themeStyles } from './app/ui/theme/theme-styles.ts'
import { chunksByFolder, codeSplitting } from './tools/run/vite/chunks.ts'

/**
 * The modules that screens and the server share stay outside the built pages, under the name that `package.json` gives
 * to the project's own files: bundled with the server, each such module is there once.
 */
const shared: Plugin = {
	name: 'shared-with-the-server',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	async resolveId(source, importer, options) {
		if (!/^\.{1,2}\/(?:.*\/)?(?:domain|shared)\//.test(source)) return null
		const found = await this.resolve(source, importer, { ...options, skipSelf: true })
		const path = found && relative(import.meta.dirname, found.id).replaceAll('\\', '/')
		return path && /^(?:domain|shared)\/.*\.ts$/.test(path)
			? { id: `#store/${path}`, external: true }
			: found
	},
}

/** One name for a file that the pages' code and the server's pages both refer to, such as a font that is preloaded. */
const ASSETS = 'assets/[name]-[hash:7][extname]'

/** Nobody asks for a style sheet by its name, which every page would carry. */
const assetFileNames = ({ names }: { names: string[] }) =>
	names.some((name) => name.endsWith('.css')) ? 'assets/[hash:8][extname]' : ASSETS

const THEME = '\0theme.css'

/** The style sheet that is made from the theme. */
const theme: Plugin = {
	name: 'theme',
	resolveId: (source) => (source === 'virtual:theme.css' ? THEME : null),
	load: (id) => (id === THEME ? themeStyles() : null),
}

const NOTHING = '\0nothing'

/** The reading of pictures asks for modules of Node, which it does without in a browser. */
const pictureReading: Plugin = {
	name: 'picture-reading',
	enforce: 'pre',
	resolveId: (source, importer) =>
		/^(?:fs|crypto)$/.test(source) && importer?.includes('tesseract.js-core') ? NOTHING : null,
	load: (id) => (id === NOTHING ? 'export default {}' : null),
}

export default defineConfig({
	plugins: [shared, theme, reactRouter(), chunksByFolder],
	worker: { plugins: () => [pictureReading] },
	// Bundled into the server's pages too, so that only the parts in use are read at start.
	ssr: { noExternal: [/^@mantine\//, '@tabler/icons-react'] },
	environments: {
		ssr: { build: { rolldownOptions: { output: { assetFileNames: ASSETS } } } },
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting,
						// Every page carries the names of all files: what nobody asks for by its name has none.
						entryFileNames: 'assets/[name]-[hash:7].js',
						chunkFileNames: ({ isDynamicEntry }) =>
							isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
						assetFileNames,
					},
				},
			},
		},
	},
	build: {
		target: 'es2022',
		assetsInlineLimit: 0,
		// Of the thousands of icons only those in use are looked at.
		rolldownOptions: { experimental: { lazyBarrel: true }, checks: { bundlerTimings: false } },
	},
	// Named, so that development bundles them once instead of again whenever a page brings one more.
	optimizeDeps: {
		include: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react', 'hono/client'],
	},
	server: { watch: { ignored: ['**/build/**', '**/data/**'] } },
})
