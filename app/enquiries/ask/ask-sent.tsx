import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useShell } from '../../shell/use-shell'
import { Stack } from '../../ui/layout/stack'
import { Action } from '../../ui/text/action'
import classes from './ask.module.css'
import type { Sent } from './ask.server'

/** Who was notified; nothing where that is not known any more. */
function sentTo({ receipt, pin }: Sent): string {
	if (receipt.notifiedInstallers === null) return 'Every installer of the store can see it.'
	return receipt.notifiedInstallers === 1
		? `We have told the installer who serves ${pin}.`
		: `We have told ${receipt.notifiedInstallers} installers who serve ${pin}.`
}

const DEMO =
	'This is a demo store, so nobody will really call. Log in as an Installer to see your enquiry and answer it.'

function next(sent: Sent | undefined): string {
	if (!sent) return 'The first installer to take it will get in touch with you.'
	const { contactNumber, email } = sent
	const ways = [contactNumber && `call you on ${contactNumber}`, email && `write to ${email}`]
	return `The first to take it will ${ways.filter(Boolean).join(' or ')}.`
}

/** Says what happens next. Where that is all that is known, as on a page that was led to, only what is true of all. */
export function AskSent({ sent }: { sent: Sent | undefined }) {
	const shell = useShell()
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (sent) heading.current?.focus()
	}, [sent])
	return (
		<Stack align="start" gap={2}>
			<IconCircleCheck size={36} stroke={1.6} color="var(--leaf)" aria-hidden />
			<h2 ref={heading} tabIndex={-1} className={classes.title}>
				Your enquiry has been sent
			</h2>
			{sent && <p>{sentTo(sent)}</p>}
			<p>{shell?.showsDisclaimer ? DEMO : next(sent)}</p>
			{shell?.user && (
				<p>
					<Action to="/account/enquiries" as={Link} look="line">
						Follow it in your account
					</Action>
				</p>
			)}
		</Stack>
	)
}
