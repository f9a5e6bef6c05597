import type { ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'

/** The parts of a file of products that are left out without being a mistake. */
export function ImportNotes({ notes }: Pick<ImportReport, 'notes'>) {
	if (notes.length === 0) return null
	return (
		<Stack as="section" gap={2} aria-labelledby="notes">
			<Heading level={2} size="body" id="notes">
				What is left out
			</Heading>
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
		</Stack>
	)
}
