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

const TEXT = {}
const NUMBER = { inputMode: 'decimal' } as const
const DAY = { type: 'date' }

/** The fields of a code's form: name, label and hint. */
const ASKED = [
	['code', 'Code', 'Such as SUN-10', TEXT],
	['percent', 'Per cent off', 'Or an amount, not both', NUMBER],
	['cap', 'Discount at most, ₹', 'Blank: no limit', NUMBER],
	['amount', 'Amount off, ₹', 'Once per order', NUMBER],
	['leastGoods', 'Goods from, ₹', '0: no minimum', NUMBER],
	['validFrom', 'First day', 'Included', DAY],
	['validTo', 'Last day', 'Blank: until you end it', DAY],
	['maxUses', 'Total uses', 'Blank: no limit', NUMBER],
	[
		'maxPerPerson',
		'Uses per person',
		'Counted by email address and phone; blank: no limit',
		NUMBER,
	],
] as const
const FIELDS = ASKED.map(([name]) => name)

interface CodeFormProps {
	problem: FormProblem<(typeof FIELDS)[number]> | null
	/** `YYYY-MM-DD` */
	today: string
}

/** A new code. The API judges it; the form shows its answer. */
export function CodeForm({ problem, today }: CodeFormProps) {
	const form = useFirstError(problem)
	const field = formFields(
		problem,
		{ validFrom: today, leastGoods: '0' },
		{ autoComplete: 'off', size: 'md' },
	)
	return (
		<Card as="section" aria-labelledby="add-code" pad={6}>
			<h2 id="add-code">Add a code</h2>
			<Stack ref={form} method="post" noValidate as={Form} gap={5}>
				<ProblemSummary of={problem} beside={FIELDS} />
				<Grid>
					{ASKED.map(([name, label, description, kind]) => (
						<TextInput
							key={name}
							{...field(name)}
							{...kind}
							label={label}
							description={description}
						/>
					))}
				</Grid>
				<IntentButton
					intents={codeIntents}
					intent="add"
					size="md"
					color="marigold.5"
					w="fit-content"
				>
					Add code
				</IntentButton>
			</Stack>
		</Card>
	)
}
