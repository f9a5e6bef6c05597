import { bundle } from './bundle.ts'

/** The thread that draws documents, in one file beside the server's; pdfkit and HarfBuzz bring files of their own. */
export default bundle({
	entry: 'store/documents/threads/document-thread.ts',
	file: 'document-thread.js',
	external: ['pdfkit', 'harfbuzzjs'],
	isAdded: true,
})
