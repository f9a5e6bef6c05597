import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useShell } from '../../shell/use-shell'
import classes from './ask.module.css'
import type { AskAnswer } from './asking'

/** Who was notified; nothing where that is not known any more. */
function sentTo({ receipt, typed: { pin } }: AskAnswer): string {
	if (!receipt) return ''
	if (receipt.notifiedInstallers === null) return 'Every installer of the store can see it.'
	return receipt.notifiedInstallers === 1
		? `We have told the installer who serves ${pin}.`
		: `We have told ${receipt.notifiedInstallers} installers who serve ${pin}.`
}

const DEMO =
	'This is a demo store, so nobody will really call. Log in as an Installer to see your enquiry and answer it.'

function next(answer: AskAnswer | undefined): string {
	if (!answer) return 'The first installer to take it will get in touch with you.'
	const { contactNumber, email } = answer.typed
	const ways = [contactNumber && `call you on ${contactNumber}`, email && `write to ${email}`]
	return `The first to take it will ${ways.filter(Boolean).join(' or ')}.`
}

/** Says what happens next. Without an answer, as on a page that was led to, only what is true of all. */
export function AskSent({ answer }: { answer: AskAnswer | undefined }) {
	const shell = useShell()
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (answer) heading.current?.focus()
	}, [answer])
	return (
		<div className={classes.sent}>
			<IconCircleCheck size={36} stroke={1.6} aria-hidden />
			<h2 ref={heading} tabIndex={-1}>
				Your enquiry has been sent
			</h2>
			{answer && <p>{sentTo(answer)}</p>}
			<p>{shell?.showsDisclaimer ? DEMO : next(answer)}</p>
			{shell?.user && (
				<p>
					<Link to="/account/enquiries" className={classes.back}>
						Follow it in your account
					</Link>
				</p>
			)}
		</div>
	)
}
