import { Form } from 'react-router'
import type { BulkChanged } from '../../../../domain/catalogue/bulk/bulk-schema'
import { Flash } from '../../../ui/overlay/flash'
import { ButtonLink } from '../../../ui/text/button-link'
import { number } from '../../../ui/text/format'
import { LeftTable } from '../../left-table'
import { changeIntents } from './change-intents'

function doneOf(step: 'apply' | 'undo', { length }: BulkChanged['changed']) {
	if (length === 0) return 'Nothing was changed.'
	const products = length === 1 ? '1 product is' : `${number(length)} products are`
	return step === 'apply' ? `${products} changed.` : `${products} as before.`
}

/** The changed products, with the way back, and the others. */
export function ChangedFlash({ step, changed }: { step: 'apply' | 'undo'; changed: BulkChanged }) {
	return (
		<>
			<Flash
				variant={changed.left.length > 0 ? 'notice' : undefined}
				done={<p>{doneOf(step, changed.changed)}</p>}
				undo={
					step === 'apply' &&
					changed.undo.length > 0 && (
						<Form method="post" replace>
							<input type="hidden" name="changes" value={JSON.stringify(changed.undo)} />
							<ButtonLink variant="quiet" type="submit" {...changeIntents.field('undo')}>
								Undo
							</ButtonLink>
						</Form>
					)
				}
			/>
			<LeftTable left={changed.left} />
		</>
	)
}
