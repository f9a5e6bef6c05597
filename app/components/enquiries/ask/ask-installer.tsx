import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '../../../ui/hydrated'
import { lazyPart, Opening } from '../../../ui/lazy-part'
import { askAddress, type Subject } from './enquiry-subject'

/** Its code is fetched when it is opened for the first time. */
const AskDialog = lazyPart(async () => (await import('./ask-dialog')).AskDialog)

/**
 * Opens the form that sends a plan to installers; without JavaScript it leads to the form's own page.
 * @param plan the address of the plan, `/planner?…`
 * @param summary the plan in one sentence
 */
export function AskInstaller(subject: Subject) {
	const isHydrated = useHydrated()
	const [open, setOpen] = useState(false)
	// Once opened it stays in the page, with the typed text.
	const [wasOpened, setOpened] = useState(false)
	const button = {
		variant: 'default',
		size: 'md',
		leftSection: <IconMessageQuestion size={20} aria-hidden />,
		children: 'Ask an installer',
	} as const
	if (!isHydrated) return <Button component={Link} to={askAddress(subject)} {...button} />
	return (
		<>
			<Button
				{...button}
				aria-haspopup="dialog"
				onClick={() => {
					setOpened(true)
					setOpen(true)
				}}
			/>
			{wasOpened && (
				<Suspense fallback={open && <Opening />}>
					<AskDialog
						key={subject.plan}
						subject={subject}
						open={open}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	)
}
