import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Card } from '../../ui/layout/card'
import classes from './fields.module.css'
import type { useFieldsForm } from './fields-form'

interface HalvesFormProps {
	of: ReturnType<typeof useFieldsForm>
	children: ReactNode
}

/** A form on a card, with its fields two in a line. */
export const HalvesForm = ({ of, children }: HalvesFormProps) => (
	<Card as={Form} ref={of.ref} method="post" noValidate pad={6} narrow className={classes.halves}>
		{children}
	</Card>
)
