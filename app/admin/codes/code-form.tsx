import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Stack } from '../../ui/layout/stack'
import { codeIntents } from './code-intents'

const FIELDS = [
	...(['code', 'amount', 'percent', 'cap', 'leastGoods'] as const),
	...(['validFrom', 'validTo', 'maxUses', 'maxPerPerson'] as const),
]

interface CodeFormProps {
	problem: FormProblem<(typeof FIELDS)[number]> | null
	/** `YYYY-MM-DD` */
	today: string
}

/** A new code. The API judges it; this says what it said. */
export function CodeForm({ problem, today }: CodeFormProps) {
	const form = useFirstError(problem)
	const field = formFields(
		problem,
		{ validFrom: today, leastGoods: '0' },
		{ autoComplete: 'off', size: 'md' },
	)
	const number = { inputMode: 'decimal' } as const
	return (
		<Card as="section" aria-labelledby="add-code" pad={6}>
			<h2 id="add-code">Add a code</h2>
			<Stack ref={form} method="post" noValidate as={Form} gap={5}>
				<ProblemSummary of={problem} beside={FIELDS} />
				<Grid>
					<TextInput {...field('code')} label="Code" description="Such as SUN-10" />
					<TextInput
						{...field('percent')}
						{...number}
						label="Per cent off"
						description="Or an amount, not both"
					/>
					<TextInput
						{...field('cap')}
						{...number}
						label="Discount at most, ₹"
						description="Blank: no limit"
					/>
					<TextInput
						{...field('amount')}
						{...number}
						label="Amount off, ₹"
						description="Once per order"
					/>
					<TextInput
						{...field('leastGoods')}
						{...number}
						label="Goods from, ₹"
						description="0: no minimum"
					/>
					<TextInput {...field('validFrom')} type="date" label="First day" description="Included" />
					<TextInput
						{...field('validTo')}
						type="date"
						label="Last day"
						description="Blank: until you end it"
					/>
					<TextInput
						{...field('maxUses')}
						{...number}
						label="Total uses"
						description="Blank: no limit"
					/>
					<TextInput
						{...field('maxPerPerson')}
						{...number}
						label="Uses per email address"
						description="Blank: no limit"
					/>
				</Grid>
				<div>
					<IntentButton intents={codeIntents} intent="add" size="md" color="marigold.5">
						Add code
					</IntentButton>
				</div>
			</Stack>
		</Card>
	)
}
