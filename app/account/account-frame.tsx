import type { ReactNode } from 'react'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'
import classes from './account-frame.module.css'

interface AccountFrameProps {
	title: string
	intro: ReactNode
	/** The content beside the form. */
	aside?: ReactNode
	children: ReactNode
}

/** The frame of login and sign-up: the form, and help beside it. */
export function AccountFrame({ title, intro, aside, children }: AccountFrameProps) {
	return (
		<Page className={classes.page} data-alone={!aside || undefined}>
			<Stack as="section" gap={5}>
				<Stack gap={2}>
					<h1>{title}</h1>
					<Text color="muted">{intro}</Text>
				</Stack>
				{children}
			</Stack>
			{aside && (
				<Stack as="aside" className={classes.aside}>
					{aside}
					<Morning />
				</Stack>
			)}
		</Page>
	)
}

/** The first half of the solar day: it has just begun. */
function Morning() {
	return (
		<svg className={classes.morning} viewBox="0 0 520 150" aria-hidden="true" focusable="false">
			<path
				d="M0 150C150 150 210 118 290 78S430 12 520 12V150Z"
				fill="var(--sun)"
				fillOpacity="0.16"
			/>
			<path
				d="M0 149C150 149 210 118 290 78S430 12 520 12"
				fill="none"
				stroke="var(--sun-strong)"
				strokeWidth="2.5"
			/>
			<circle cx="290" cy="78" r="17" fill="#f5a524" />
		</svg>
	)
}
