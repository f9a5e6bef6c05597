import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import { Card } from '../layout/card'
import { Stack } from '../layout/stack'
import { ButtonLink } from '../text/button-link'

interface FoldedFormProps {
	/** The label that opens it. */
	title: ReactNode
	color?: 'danger'
	/** Whether it stands open at once, since its last input was refused. */
	open: boolean
	/** Of its form: a link to it opens it. */
	id?: string
	ref?: Ref<HTMLFormElement>
	/** In a card that stands in one already. */
	plain?: boolean
	children: ReactNode
}

/** A form of a page, sent in two steps: opening it is the first. */
export const FoldedForm = ({ title, color, open, id, ref, plain, children }: FoldedFormProps) => (
	<details open={open || undefined}>
		<ButtonLink as="summary" variant="line" color={color}>
			{title}
		</ButtonLink>
		<Form id={id} ref={ref} method="post" noValidate preventScrollReset>
			{plain ? <Stack gap={3}>{children}</Stack> : <Card>{children}</Card>}
		</Form>
	</details>
)
