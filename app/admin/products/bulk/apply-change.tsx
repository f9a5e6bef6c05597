import { Checkbox } from '@mantine/core'
import { Form } from 'react-router'
import type { BulkPreview } from '../../../../domain/catalogue/bulk/bulk-schema'
import type { BulkField } from '../../../../domain/catalogue/rules'
import { IntentButton } from '../../../ui/forms/intent-button'
import { Stack } from '../../../ui/layout/stack'
import { number } from '../../../ui/text/format'
import { Text } from '../../../ui/text/text'
import { sayLargeChanges } from '../../large-changes'
import { LeftTable } from '../../left-table'
import { changeIntents, FIELD_WORDS } from './change-intents'
import { ChangesTable } from './changes-table'

const labelOf = (field: BulkField, count: number) =>
	count === 1
		? `Change the ${FIELD_WORDS[field].head.toLowerCase()}`
		: `Change ${number(count)} ${FIELD_WORDS[field].many}`

/** The preview of a change, and the button that makes it. */
export function ApplyChange({ field, preview }: { field: BulkField; preview: BulkPreview }) {
	const { changes, left, largeChanges } = preview
	return (
		<>
			{changes.length === 0 && <Text color="muted">There is nothing to change.</Text>}
			{changes.length > 0 && (
				<>
					<ChangesTable field={field} rows={changes} />
					<Stack as={Form} method="post" gap={4} align="start" replace>
						<input type="hidden" name="changes" value={JSON.stringify(changes)} />
						{largeChanges > 0 && (
							<Checkbox
								name="large"
								value="yes"
								required
								size="md"
								label={sayLargeChanges(largeChanges)}
							/>
						)}
						<IntentButton intents={changeIntents} intent="apply" color="marigold.5">
							{labelOf(field, changes.length)}
						</IntentButton>
					</Stack>
				</>
			)}
			<LeftTable left={left} />
		</>
	)
}
