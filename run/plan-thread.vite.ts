import { defineConfig } from 'vite'
import { asciiOnly } from './ascii.ts'

/** The thread that makes large plans, in one file beside the server's: it has nothing else in memory. */
export default defineConfig({
	logLevel: 'error',
	plugins: [asciiOnly],
	build: {
		ssr: 'domain/planner/threads/plan-thread.ts',
		outDir: 'build/server',
		emptyOutDir: false,
		target: 'esnext',
		copyPublicDir: false,
		rolldownOptions: {
			output: {
				entryFileNames: 'plan-thread.js',
				minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
			},
		},
	},
	define: { 'process.env.NODE_ENV': '"production"' },
	ssr: { noExternal: true },
})
