import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormAnswers } from '../../ui/forms/form-answers'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import classes from './save-line.module.css'

interface SaveLineProps {
	/** Said once the form is saved, until something is typed again; null before. */
	saved?: string | null | undefined
	/** Its buttons. */
	children: ReactNode
}

/** Whether something was typed in a form since its page was read or it was saved last. */
function useTyped() {
	const here = useRef<HTMLDivElement>(null)
	const isSent = useRef(false)
	const [isTyped, setTyped] = useState(false)
	useEffect(() => {
		const form = here.current?.closest('form')
		const onInput = () => setTyped(true)
		const onSubmit = () => {
			isSent.current = true
		}
		form?.addEventListener('input', onInput)
		form?.addEventListener('submit', onSubmit)
		return () => {
			form?.removeEventListener('input', onInput)
			form?.removeEventListener('submit', onSubmit)
		}
	}, [])
	useFormAnswers(({ answer }) => {
		// Another form of the page may be answered too.
		if (isSent.current && answer === undefined) setTyped(false)
		isSent.current = false
	})
	return { here, isTyped }
}

/**
 * The buttons of a form, which stay in sight at the foot of the window, and whether it is saved. On a phone, where the
 * tabs of a portal are there too, they stay while something is typed, in place of the line of pages.
 */
export function SaveLine({ saved = null, children }: SaveLineProps) {
	const { here, isTyped } = useTyped()
	return (
		<Row
			ref={here}
			wrap
			gap={4}
			className={classes.line}
			data-save
			data-typed={isTyped || undefined}
		>
			{children}
			<Text as="span" size="small" role="status" className={classes.saved}>
				{!isTyped && saved && (
					<>
						<IconCircleCheck size={20} aria-hidden />
						{saved}
					</>
				)}
			</Text>
			{isTyped && (
				<Text as="span" size="small" color="muted">
					Not saved yet
				</Text>
			)}
		</Row>
	)
}
