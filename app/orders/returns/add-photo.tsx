import { Form } from 'react-router'
import type { OrderReturn } from '../../../domain/returns/schema'
import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { orderIntents } from '../../components/orders/order-intents'
import { FileField } from '../../ui/forms/field/file-field'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'

interface AddPhotoProps {
	of: OrderReturn
	problem: FormProblem<'image' | 'contact'> | null
	contact: ContactField | null
}

/** Adds a photo of the goods to a return that is not over; nothing where it has as many as it can. */
export function AddPhoto({ of: { n, mayAddPhoto, photos }, problem, contact }: AddPhotoProps) {
	if (!mayAddPhoto) return null
	return (
		<Stack
			as={Form}
			key={photos.length}
			method="post"
			encType="multipart/form-data"
			noValidate
			preventScrollReset
			gap={3}
		>
			<ProblemSummary of={problem} beside={['image', 'contact']} />
			<input type="hidden" name="n" value={n} />
			<FileField
				name="image"
				label="Photo of the goods, such as of damage"
				accept="image/*"
				error={fieldProblem(problem, 'image')}
			/>
			<OrderContact contact={contact} />
			<IntentButton intents={orderIntents} intent="add-photo" variant="default" w="fit-content">
				Add the photo
			</IntentButton>
		</Stack>
	)
}
