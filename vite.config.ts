import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { themeStyles } from './app/ui/theme/theme-styles.ts'

/**
 * What screens and the server share stays outside the built pages, under the name that `package.json` gives to the
 * project's own files: bundled with the server, each such module is there once.
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

const THEME = '\0theme.css'

/** The style sheet that is made from the theme. */
const theme: Plugin = {
	name: 'theme',
	resolveId: (source) => (source === 'virtual:theme.css' ? THEME : null),
	load: (id) => (id === THEME ? themeStyles() : null),
}

export default defineConfig({
	plugins: [shared, theme, reactRouter()],
	// Bundled into the server's pages too, so that only the parts in use are read at start.
	ssr: { noExternal: [/^@mantine\//, '@tabler/icons-react'] },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Few files, since each costs a page most of a kilobyte in heads alone: what every page has; what
						// products and carts share; small parts of many pages; the styles of a plan, and its sentences and
						// figures; what most pages share; tables and lists of the portals. Their styles come before those
						// of any page, which may then change them.
						codeSplitting: {
							groups: [
								{
									name: 'shell',
									test: /[\\/]app[\\/](?:shell[\\/]|root\.|entry\.)|rolldown.runtime/,
									priority: 4,
								},
								{
									name: 'common',
									test: /icons-react|[\\/]app[\\/](?:components[/]cart[\\/]line-fields|ui[\\/](?:hydrated|pictures[\\/]picture|layout[\\/](?:banner|card)\.|overlay[\\/](?:sheet|flash)|display[\\/](?:stepper|fact-list|column-heads)|text[\\/]price|forms[\\/](?:intents|problem\.)))|[\\/]shared[\\/](?:format|rounding)|planner[\\/]loads/,
									minShareCount: 3,
									priority: 4,
								},
								{
									name: 'shop',
									test: /[\\/]app[\\/](?:components[/])?(?:cart|products)[\\/]/,
									minShareCount: 3,
									priority: 3,
								},
								{
									name: 'list',
									test: /[\\/]app[\\/]components[\\/]products[\\/]list[\\/]/,
									minShareCount: 2,
									priority: 2,
								},
								{
									name: 'plan',
									test: /[\\/]app[\\/]planner[\\/](?!proposal).*\.css/,
									minShareCount: 2,
									priority: 3,
								},
								{
									name: 'shared',
									test: /^(?!.*[\\/]app[\\/](?:components[/]portal[\\/]|ui[\\/]display[\\/]table[\\/]))/,
									minShareCount: 16,
									priority: 2,
								},
								{
									name: 'lists',
									test: /[\\/]app[\\/](?:components[/]portal[\\/]|ui[\\/]display[\\/]table[\\/])/,
									minShareCount: 3,
									priority: 1,
								},
								{
									name: 'plan-words',
									test: /[\\/]app[\\/](?:components[/])?planner[\\/](?:words|who-may-see|questions[\\/](?:loads[\\/]load-names|expert[\\/]expert-id)|figures[\\/](?:below-styles|grid-labels|lakh|net-saving)|questions[\\/]monthly-figures|drawings[\\/](?:bill-|plot|scale|figures)|explained[\\/])|IconPrinter|ui[\\/](?:lazy-part|network)|[\\/](?:states|enquiry-subject|share-of-use)\./,
									minShareCount: 2,
									priority: 1,
								},
							],
						},
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
