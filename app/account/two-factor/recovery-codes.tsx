import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../ui/hydrated'
import { Banner } from '../../ui/layout/banner'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import classes from './two-factor.module.css'

interface RecoveryCodesProps {
	codes: string[]
	/** Where one goes on to. */
	next: string
}

const asFile = (codes: string[]) =>
	`data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes\n\n${codes.join('\n')}\n`)}`

/** The codes that open the account without the phone, shown this once. */
export function RecoveryCodes({ codes, next }: RecoveryCodesProps) {
	const canUseScripts = useHydrated()
	const [copied, setCopied] = useState(false)
	const copy = async () => {
		await navigator.clipboard.writeText(codes.join('\n'))
		setCopied(true)
	}
	return (
		<Stack gap={5}>
			<Banner variant="notice">
				These codes are not shown again. Keep them where you can reach them without your phone: each
				logs you in once.
			</Banner>
			<ul className={classes.codes} aria-label="Recovery codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Row gap={3} wrap className={classes.keeping}>
				<ButtonLink as="a" href={asFile(codes)} download="recovery-codes.txt">
					Download
				</ButtonLink>
				{canUseScripts && (
					<>
						<ButtonLink onClick={copy}>{copied ? 'Copied' : 'Copy'}</ButtonLink>
						<ButtonLink onClick={() => window.print()}>Print</ButtonLink>
					</>
				)}
			</Row>
			<Button component={Link} to={next} size="md">
				I have saved them
			</Button>
		</Stack>
	)
}
