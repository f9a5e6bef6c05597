import { bundle } from './bundle.ts'

/** The store's process and its pages in a few files: unused code takes neither time nor memory. */
export default bundle({
	entry: 'server.ts',
	file: 'server.js',
	external: ['pg', 'pino', 'sharp', 'swagger-ui-dist', 'vite'],
	isAdded: false,
})
