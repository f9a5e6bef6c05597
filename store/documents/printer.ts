import type { DocumentPrinter } from '../../domain/documents/printer.ts'
import { dataSheetContent } from './templates/data-sheet.ts'
import { documentContent } from './templates/document.ts'
import { DocumentDrawer } from './threads/document-drawer.ts'

/** Prints documents; nothing of it is in memory but its words until there is one. */
export function openPrinter(log: {
	error: (about: object, text: string) => void
}): DocumentPrinter {
	const drawer = new DocumentDrawer((err) => log.error({ err }, 'a document was not drawn'))
	return {
		document: (document, options) => drawer.draw(documentContent(document, options)),
		dataSheet: (sheet) => drawer.draw(dataSheetContent(sheet)),
		close: () => drawer.close(),
	}
}
