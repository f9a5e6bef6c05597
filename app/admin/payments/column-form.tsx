import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Form } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { statementIntents } from './bank-intents'

const ROLES = [
	['date', 'Day of the payment', true],
	['narration', 'Narration', true],
	['credit', 'Credits: what came', false],
	['debit', 'Debits: what went', false],
	['amount', 'Amounts, where one column has both', false],
	['direction', 'Whether an amount came or went', false],
	['reference', 'Reference or UTR', false],
	['balance', 'Balance', false],
] as const
type Role = (typeof ROLES)[number][0]

const filled = (cells: readonly string[]) => cells.filter(Boolean).length

interface ColumnFormProps {
	/** The first rows of the file. */
	rows: string[][]
	problem: FormProblem<Role | 'head'> | null
}

/** Names the columns of a bank's table once, where they are not known by their headings. */
export function ColumnForm({ rows, problem }: ColumnFormProps) {
	const form = useFirstError(problem)
	const heads = rows.filter((cells) => filled(cells) > 1)
	const widest = heads.reduce(
		(best, cells) => (filled(cells) > filled(best) ? cells : best),
		heads[0] ?? [],
	)
	const [head, setHead] = useState(problem?.values.head ?? JSON.stringify(widest))
	const cells: string[] = heads.find((row) => JSON.stringify(row) === head) ?? widest
	const field = formFields(problem, {}, { size: 'md' })
	const columns = [...new Set(cells.filter(Boolean))]
	return (
		<Card as={Form} ref={form} method="post" pad={6} narrow>
			<Stack gap={4}>
				<Text>
					The columns of this file are not known. Say what they are: it is kept for your next files
					of this bank.
				</Text>
				<ProblemSummary of={problem} beside={ROLES.map(([role]) => role)} />
				<NativeSelect
					name="head"
					label="The row with the headings"
					size="md"
					value={head}
					onInput={(event) => setHead(event.currentTarget.value)}
					data={heads.map((row) => ({
						value: JSON.stringify(row),
						label: row.filter(Boolean).join(' · ').slice(0, 120),
					}))}
				/>
				{ROLES.map(([role, label, isRequired]) => (
					<NativeSelect
						key={`${role} ${head}`}
						{...field(role)}
						label={label}
						data={[
							{ value: '', label: isRequired ? 'Choose a column' : 'None' },
							...columns.map((name) => ({ value: name, label: name })),
						]}
					/>
				))}
				<IntentButton intents={statementIntents} intent="columns" size="md">
					Keep these columns
				</IntentButton>
			</Stack>
		</Card>
	)
}
