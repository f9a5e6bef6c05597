import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { UnsavedForm } from '../../ui/unsaved-form'
import { WorkingButton } from '../../ui/working-button'
import { type FieldValues, rowsIn } from '../facts/fact-fields'
import { FigureField } from '../facts/figure-field'
import { type FieldGroup, fieldsOf, GROUPS, type RowField } from './row-fields'
import type { TableName } from './tables'

interface RowFormProps {
	table: TableName
	initial: FieldValues
	problem: FormProblem | undefined
}

interface GroupProps {
	group: FieldGroup
	values: FieldValues
	problem: FormProblem | undefined
}

/** What is wrong with a field, or with a part of it that has no field of its own. */
function errorOf(problem: FormProblem | undefined, name: string) {
	const own = fieldProblem(problem, name)
	if (own) return own
	const inside = Object.keys(problem?.fields ?? {}).find((path) => path.startsWith(`${name}.`))
	return inside && `${inside.slice(name.length + 1)}: ${problem?.fields[inside]}`
}

function AnyField({ field, values, problem }: { field: RowField } & Omit<GroupProps, 'group'>) {
	const { name, label } = field
	const shown = {
		name,
		label,
		defaultValue: values[name] ?? '',
		error: errorOf(problem, name),
		errorProps: { role: 'alert' },
	} as const
	switch (field.as) {
		case 'text':
		case 'list':
			return <TextInput {...shown} description={field.description} autoComplete="off" />
		case 'long':
		case 'json':
			return (
				<Textarea
					{...shown}
					description={field.description}
					autosize
					minRows={1}
					maxRows={8}
					spellCheck={field.as === 'long'}
				/>
			)
		case 'choice':
			return <NativeSelect {...shown} data={field.choices} />
		default:
			return <FigureField field={field} values={values} errors={problem?.fields ?? {}} />
	}
}

function Fields({ group, values, problem }: GroupProps) {
	return (
		<Grid gap={5}>
			{group.fields.map((field) => (
				<AnyField key={field.name} field={field} values={values} problem={problem} />
			))}
		</Grid>
	)
}

const hasRows = ({ fields }: FieldGroup, values: FieldValues) =>
	fields.some((field) => field.as === 'rows' && rowsIn(field, values).length > 0)

const hasProblem = ({ fields }: FieldGroup, problem: FormProblem | undefined) =>
	fields.some(({ name }) => errorOf(problem, name))

function Group({ group, values, problem }: GroupProps) {
	if (group.isFolded)
		return (
			<details open={hasProblem(group, problem) || hasRows(group, values)}>
				<summary>{group.title}</summary>
				<Fields group={group} values={values} problem={problem} />
			</details>
		)
	return (
		<Stack as="section" gap={4}>
			<Heading level={2} size="body">
				{group.title}
			</Heading>
			<Fields group={group} values={values} problem={problem} />
		</Stack>
	)
}

/** The mistakes that a field shows itself. */
const shownBeside = (table: TableName, problem: FormProblem | undefined) =>
	Object.keys(problem?.fields ?? {}).filter((path) =>
		fieldsOf(table).some(({ name }) => path === name || path.startsWith(`${name}.`)),
	)

/** A row with its days and its source. The API judges it; this says what it said. */
export function RowForm({ table, initial, problem }: RowFormProps) {
	const form = useFirstError(problem)
	const busy = useNavigation().state === 'submitting'
	const values = problem?.values ?? initial
	return (
		<Card as={Form} ref={form} method="post" noValidate pad={6}>
			<Stack gap={6}>
				<input type="hidden" name="table" value={table} />
				<ProblemSummary of={problem} beside={shownBeside(table, problem)} />
				{GROUPS[table].map((group) => (
					<Group key={group.title} group={group} values={values} problem={problem} />
				))}
				<Row gap={5}>
					<WorkingButton type="submit" color="marigold.5" working={busy}>
						Save
					</WorkingButton>
					<ButtonLink as={Link} variant="line" to={`/admin/tariffs?table=${table}`}>
						Cancel
					</ButtonLink>
				</Row>
			</Stack>
			<UnsavedForm />
		</Card>
	)
}
