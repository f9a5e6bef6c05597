import type { DocumentContent } from '../content.ts'

/** To the thread: the document to draw. */
export type ToThread = DocumentContent

/** From the thread: the PDF, or the reason there is none. */
export type FromThread = { pdf: Uint8Array<ArrayBuffer> } | { failed: string }
