import { Alert } from '@mantine/core'
import type { MouseEvent } from 'react'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { type FieldsForm, fieldId } from './fields-form'

/** Where there is a script, the address stays as it is, and the page keeps the typed text. */
function lead(event: MouseEvent<HTMLAnchorElement>) {
	event.preventDefault()
	document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))?.focus()
}

interface FieldsSummaryProps {
	form: FieldsForm
	className?: string | undefined
}

/** The reasons a form was refused: the messages of no field, and links to the fields with the others. */
export function FieldsSummary({ form: { message, wrong }, className = '' }: FieldsSummaryProps) {
	if (message === null && wrong.length === 0) return null
	return (
		<Alert color="red" variant="light" role="alert" className={className}>
			{message}
			{wrong.length > 0 && (
				<Row wrap gap={3}>
					{wrong.length === 1
						? '1 field needs a correction:'
						: `${wrong.length} fields need a correction:`}
					{wrong.map(({ path, label }) => (
						<ButtonLink
							key={path}
							as="a"
							variant="line"
							href={`#${encodeURIComponent(fieldId(path))}`}
							onClick={lead}
						>
							{label}
						</ButtonLink>
					))}
				</Row>
			)}
		</Alert>
	)
}
