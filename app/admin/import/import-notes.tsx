import type { ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'

/** The parts of a file of products that are left out without being a mistake. */
export function ImportNotes({ notes }: Pick<ImportReport, 'notes'>) {
	if (notes.length === 0) return null
	return (
		<Section title="What is left out" id="notes" gap={2}>
			<Stack as="ul" gap={1}>
				{notes.map(({ row, message }) => (
					<Text as="li" size="tiny" key={row}>
						<Text as="span" color="muted">
							Row {row}
						</Text>{' '}
						{message}
					</Text>
				))}
			</Stack>
		</Section>
	)
}
