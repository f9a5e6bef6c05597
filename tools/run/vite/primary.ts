import { bundle } from './bundle.ts'

/** The process that starts workers and adds up what they count, in one file beside the server's. */
export default bundle({
	entry: 'primary.ts',
	file: 'primary.js',
	external: ['pino'],
	isAdded: true,
})
