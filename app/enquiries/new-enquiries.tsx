import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../ui/live'
import classes from './list.module.css'

interface NewEnquiriesProps {
	/** The page that notifications of enquiries lead to. */
	link: string
	after: string
}

/** Says that enquiries came since the list was read; what is listed follows by itself. */
export function NewEnquiries({ link, after }: NewEnquiriesProps) {
	const [arrived, setArrived] = useState(0)
	const { revalidate, state } = useRevalidator()
	useLive(after, (event, number) => {
		if (event.link !== link) return
		if (event.quiet) revalidate()
		else setArrived(number)
	})
	return (
		<div role="status" aria-live="polite" className={classes.news}>
			{arrived > Number(after) && (
				<div className={classes.banner}>
					<IconBell size={20} aria-hidden />
					<p>There is news of enquiries since you opened this list.</p>
					<Button
						size="sm"
						color="marigold.5"
						loading={state === 'loading'}
						onClick={() => revalidate()}
						className={classes.button ?? ''}
					>
						Refresh
					</Button>
				</div>
			)}
		</div>
	)
}
