import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import type { OrderReviews } from '../../../domain/reviews/schema'
import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { Stars } from '../../components/reviews/stars'
import { Input } from '../../ui/forms/field/input'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { fieldProblem } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import classes from './review-form.module.css'
import { reviewIntents } from './review-intents'
import type { ReviewProblem } from './subject-problems'

const MAX_LENGTH = 1500
const FIVE = [1, 2, 3, 4, 5]
const FIELDS = ['stars', 'text', 'contact'] as const

interface Props {
	subject: OrderReviews['subjects'][number]
	problem: ReviewProblem
	contact: ContactField | null
}

/** Stars and a text about one product of an order, or about its installer. */
export function ReviewForm({ subject: { kind, id, name, review }, problem, contact }: Props) {
	const form = useFirstError(problem)
	const noStars = fieldProblem(problem, 'stars')
	const chosen = problem?.values.stars ?? String(review?.stars ?? '')
	const field = formFields(problem, { text: review?.text }, { size: 'md' })
	return (
		<Stack as={Form} ref={form} method="post" noValidate gap={3} preventScrollReset>
			<ProblemSummary of={problem} beside={FIELDS} />
			{kind === 'product' && <input type="hidden" name="productId" value={id} />}
			<fieldset className={classes.stars} aria-label={`Stars for ${name}`}>
				{FIVE.map((n) => (
					<label key={n}>
						<Input
							type="radio"
							name="stars"
							value={n}
							defaultChecked={chosen === String(n)}
							data-invalid={(noStars && n === 1) || undefined}
						/>
						<Stars of={n} />
					</label>
				))}
			</fieldset>
			{noStars && <ProblemLine>{noStars}</ProblemLine>}
			<Textarea
				{...field('text')}
				label={kind === 'product' ? 'How is it?' : 'How was the work?'}
				autosize
				minRows={3}
				maxRows={12}
				maxLength={MAX_LENGTH}
			/>
			<Text size="small" color="muted">
				Your first name, your city and the month are shown with it. Leave out phone numbers and
				addresses.
			</Text>
			<OrderContact contact={contact} />
			<IntentButton intents={reviewIntents} intent="write" size="md" w="fit-content">
				{review ? 'Change the review' : 'Send the review'}
			</IntentButton>
		</Stack>
	)
}
