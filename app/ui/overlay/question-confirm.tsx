import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { Row } from '../layout/row'
import { Stack } from '../layout/stack'
import classes from './dialog.module.css'
import { QuestionDialog } from './question-dialog'

interface ConfirmProps {
	title: string
	children: ReactNode
	/** The label of the button. */
	label: string
	/** The values that the form sends; a list under one name each. */
	fields: Record<string, string | string[]>
	/** The address without the question. */
	back: string
	/** Where the form is sent; to the address that asks unless given. */
	action?: string
	problem?: string | null | undefined
	/** Closes the question where it has no address of its own. */
	onCancel?: (() => void) | undefined
	/** Red unless it only sends something. */
	color?: 'red' | 'leaf'
}

/** Asks before something is done that cannot be undone. It has an address, so it works as a page too. */
export function Confirm(props: ConfirmProps) {
	const { title, children, label, fields, back, action, problem, onCancel, color = 'red' } = props
	const navigate = useNavigate()
	const busy = useNavigation().state === 'submitting'
	const cancel = onCancel ?? (() => navigate(back, { replace: true, preventScrollReset: true }))
	return (
		<QuestionDialog title={title} onCancel={cancel}>
			<Stack as={Form} method="post" action={action} replace preventScrollReset>
				{Object.entries(fields).flatMap(([name, values]) =>
					[values]
						.flat()
						.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
				)}
				{children}
				{problem && (
					<Alert color="red" variant="light" role="alert">
						{problem}
					</Alert>
				)}
				<Row justify="end">
					<Button
						component={Link}
						to={back}
						replace
						preventScrollReset
						variant="default"
						onClick={(event) => {
							if (!onCancel) return
							event.preventDefault()
							onCancel()
						}}
					>
						Cancel
					</Button>
					<Button
						type="submit"
						color={color}
						className={color === 'red' ? (classes.yes ?? '') : ''}
						disabled={busy}
					>
						{label}
					</Button>
				</Row>
			</Stack>
		</QuestionDialog>
	)
}
