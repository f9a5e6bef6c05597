import { Form, Link, useNavigation } from 'react-router'
import type { FieldSpec } from '../../components/forms/field-spec'
import { Fields } from '../../components/forms/fields'
import { type FieldsForm, useFieldsForm } from '../../components/forms/fields-form'
import { FieldsSummary } from '../../components/forms/fields-summary'
import { SaveLine } from '../../components/forms/save-line'
import type { FormProblem } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { UnsavedForm } from '../../ui/unsaved-form'
import { WorkingButton } from '../../ui/working-button'
import { type FieldGroup, fieldsOf, GROUPS } from './row-fields'
import type { TableName } from './tables'

interface RowFormProps {
	table: TableName
	initial: Values
	problem: FormProblem | undefined
}

function Group({ group, form }: { group: FieldGroup; form: FieldsForm }) {
	const { title, isFolded, fields } = group
	const shown = (
		<Grid gap={5}>
			<Fields of={fields} form={form} />
		</Grid>
	)
	const isOf = (path: string) =>
		fields.some(({ name }) => path === name || path.startsWith(`${name}.`))
	if (isFolded)
		return (
			<details open={form.wrong.some(({ path }) => isOf(path)) || hasRows(fields, form)}>
				<summary>{title}</summary>
				{shown}
			</details>
		)
	return (
		<Stack as="section" gap={4}>
			<Heading level={2} size="body">
				{title}
			</Heading>
			{shown}
		</Stack>
	)
}

/** Whether a part of these fields has anything in it. */
const hasRows = (fields: FieldSpec[], { values }: FieldsForm) =>
	fields.some(
		({ as, name }) =>
			as === 'part' && Object.keys(values).some((path) => path.startsWith(`${name}.bands.`)),
	)

/** A row with its days and its source. The API judges it; the form shows its answer. */
export function RowForm({ table, initial, problem }: RowFormProps) {
	const form = useFieldsForm(fieldsOf(table), initial, problem)
	const busy = useNavigation().state === 'submitting'
	return (
		<Card as={Form} ref={form.ref} method="post" noValidate pad={6}>
			<Stack gap={6}>
				<input type="hidden" name="table" value={table} />
				<FieldsSummary form={form} />
				{GROUPS[table].map((group) => (
					<Group key={group.title} group={group} form={form} />
				))}
				<SaveLine>
					<WorkingButton type="submit" color="marigold.5" working={busy}>
						Save
					</WorkingButton>
					<ButtonLink as={Link} variant="line" to={`/admin/tariffs?table=${table}`}>
						Cancel
					</ButtonLink>
				</SaveLine>
			</Stack>
			<UnsavedForm />
		</Card>
	)
}
