/** Told apart from the other columns of a table by its name. */
export const columnField = (name: string) => ({ 'data-column-field': name })

/** The field of the same column in the next row that has one; null in the last. */
export function fieldBelow(field: HTMLElement | null): HTMLElement | null {
	const name = field?.dataset.columnField
	let row = field?.closest('tr')?.nextElementSibling
	while (row) {
		const below = row.querySelector<HTMLElement>(`[data-column-field="${name}"]`)
		if (below) return below
		row = row.nextElementSibling
	}
	return null
}
