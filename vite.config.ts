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
						// What many pages use is one file: fewer and smaller than a file for each part, and its
						// styles come before those of any page, which may then change them.
						codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] },
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
