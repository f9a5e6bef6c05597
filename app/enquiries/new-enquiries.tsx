import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../components/notifications/live'
import { useReadAnew } from '../components/notifications/read-anew'
import { useFocusAfter } from '../ui/focus-after'
import { Banner } from '../ui/layout/banner'
import { WorkingButton } from '../ui/working-button'

interface NewEnquiriesProps {
	/** The page that notifications of enquiries lead to. */
	link: string
	after: string
}

/** Says that enquiries came since the list was read; listed ones update by themselves. */
export function NewEnquiries({ link, after }: NewEnquiriesProps) {
	const [arrived, setArrived] = useState(0)
	const { revalidate, state } = useRevalidator()
	const readAnew = useReadAnew()
	useLive(after, (event, number) => {
		if (event.link !== link) return
		if (event.quiet) readAnew()
		else setArrived(number)
	})
	const isNewer = arrived > Number(after)
	const place = useFocusAfter<HTMLDivElement>(isNewer, !isNewer)
	return (
		<div ref={place} role="status" aria-live="polite" tabIndex={-1}>
			{isNewer && (
				<Banner
					variant="notice"
					icon={<IconBell size={20} aria-hidden />}
					action={
						<WorkingButton
							size="sm"
							color="marigold.5"
							working={state === 'loading'}
							onClick={() => revalidate()}
						>
							Refresh
						</WorkingButton>
					}
				>
					<strong>Enquiries have changed since you opened this list.</strong>
				</Banner>
			)}
		</div>
	)
}
