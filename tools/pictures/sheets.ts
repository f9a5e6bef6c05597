import type { SheetOf, TechnicalSheet } from '../../domain/catalogue/sheet.ts'
import { sampleCatalogue } from '../../store/samples/catalogue/index.ts'

/** The figures of one product, of the kind its drawing expects. */
export function sheetOf<K extends TechnicalSheet['kind']>(id: string, kind: K): SheetOf<K> {
	const sheet = sampleCatalogue.find((product) => product.id === id)?.sheet
	if (sheet?.kind !== kind) throw new Error(`No ${kind} called ${id} in the catalogue.`)
	return sheet as SheetOf<K>
}

/** A product's drawing: the whole picture as SVG. */
export type Drawing = () => string
export type Drawings = Record<string, Drawing>
