import { defineConfig } from 'vite'
import { asciiOnly } from './ascii.ts'

/** The store's process and its pages in a few files: what it does not use takes neither time nor memory. */
export default defineConfig({
	logLevel: 'error',
	plugins: [asciiOnly],
	build: {
		ssr: 'server.ts',
		outDir: 'build/server',
		target: 'esnext',
		copyPublicDir: false,
		rolldownOptions: {
			output: {
				entryFileNames: 'server.js',
				// Without comments and what is never reached; names and lines stay, for the log's sake.
				minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
			},
		},
	},
	define: { 'process.env.NODE_ENV': '"production"' },
	ssr: { noExternal: true, external: ['pg', 'pino', 'sharp', 'swagger-ui-dist', 'vite'] },
})
