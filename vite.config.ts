import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [reactRouter()],
	// Bundled into the server's pages too, so that only the parts in use are read at start.
	ssr: { noExternal: [/^@mantine\//, '@tabler/icons-react'] },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Few files, since each costs a page most of a kilobyte in heads alone: what every page has;
						// what the shop's pages share; the styles of a plan, and its sentences; what any pages share. Their styles come before those of any
						// page, which may then change them.
						codeSplitting: {
							groups: [
								{
									name: 'shell',
									test: /[\\/]app[\\/](?:shell[\\/]|root\.|entry\.)|rolldown.runtime/,
									priority: 4,
								},
								{
									name: 'shop',
									test: /[\\/]app[\\/](?:cart|products)[\\/]|icons-react|ui[\\/](?:hydrated|overlay[\\/](?:sheet|flash)|display[\\/]stepper)|planner[\\/]loads/,
									minShareCount: 3,
									priority: 3,
								},
								{
									name: 'list',
									test: /[\\/]app[\\/]products[\\/]list[\\/](?:paging|product-filter)/,
									minShareCount: 2,
									priority: 2,
								},
								{
									name: 'plan',
									test: /[\\/]app[\\/]planner[\\/](?!proposal|answer[\\/]plan-mini).*\.css/,
									minShareCount: 2,
									priority: 3,
								},
								{ name: 'shared', minShareCount: 16, priority: 2 },
								{
									name: 'plan-words',
									test: /[\\/]app[\\/]planner[\\/](?:words|who-may-see|questions[\\/](?:loads[\\/]load-names|expert[\\/]expert-id)|figures[\\/](?:below-styles|grid-labels|lakh|net-saving))|[\\/](?:states|enquiry-subject|share-of-use)\./,
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
