import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../notifications/live'
import { Band } from '../ui/layout/band'
import { WorkingButton } from '../ui/working-button'

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
	const isNewer = arrived > Number(after)
	const place = useFocusAfterRefresh(isNewer)
	return (
		<div ref={place} role="status" aria-live="polite" tabIndex={-1}>
			{isNewer && (
				<Band
					tone="notice"
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
				</Band>
			)}
		</div>
	)
}

/** Keeps the keyboard's place above the list when the button it was on is gone. */
function useFocusAfterRefresh(isNewer: boolean) {
	const place = useRef<HTMLDivElement>(null)
	const wasNewer = useRef(isNewer)
	useEffect(() => {
		if (wasNewer.current && !isNewer && document.activeElement === document.body)
			place.current?.focus({ preventScroll: true })
		wasNewer.current = isNewer
	}, [isNewer])
	return place
}
