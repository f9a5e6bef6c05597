import { defineConfig } from 'vite'
import { asciiOnly } from './ascii.ts'

/** The thread that draws papers, in one file beside the server's; pdfkit and HarfBuzz bring files of their own. */
export default defineConfig({
	logLevel: 'error',
	plugins: [asciiOnly],
	build: {
		ssr: 'papers/threads/paper-thread.ts',
		outDir: 'build/server',
		emptyOutDir: false,
		target: 'esnext',
		copyPublicDir: false,
		rolldownOptions: {
			output: {
				entryFileNames: 'paper-thread.js',
				minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
			},
		},
	},
	define: { 'process.env.NODE_ENV': '"production"' },
	ssr: { noExternal: true, external: ['pdfkit', 'harfbuzzjs'] },
})
