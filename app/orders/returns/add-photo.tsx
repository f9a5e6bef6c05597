import { Form } from 'react-router'
import type { OrderReturn } from '../../../domain/returns/schema'
import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { orderIntents } from '../../components/orders/order-intents'
import { Input } from '../../ui/forms/field/input'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import classes from './add-photo.module.css'

interface AddPhotoProps {
	of: OrderReturn
	problem: FormProblem<'image' | 'contact'> | null
	contact: ContactField | null
}

/** Adds a photo of the goods to a return that is not over; nothing where it has as many as it can. */
export function AddPhoto({ of: { n, mayAddPhoto, photos }, problem, contact }: AddPhotoProps) {
	if (!mayAddPhoto) return null
	const wrong = fieldProblem(problem, 'image')
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
			<label>
				<Text as="span" size="small">
					Photo of the goods, such as of damage
				</Text>
				<Input
					type="file"
					name="image"
					className={classes.file}
					accept="image/*"
					aria-invalid={wrong !== undefined}
				/>
			</label>
			{wrong && <ProblemLine>{wrong}</ProblemLine>}
			<OrderContact contact={contact} />
			<div>
				<IntentButton intents={orderIntents} intent="add-photo" variant="default">
					Add the photo
				</IntentButton>
			</div>
		</Stack>
	)
}
