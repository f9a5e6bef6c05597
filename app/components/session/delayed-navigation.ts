import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to a path after a while, in place of this page; null stays. */
export function useDelayedNavigation(path: string | null, milliseconds: number) {
	const navigate = useNavigate()
	useEffect(() => {
		if (path === null) return
		const timer = setTimeout(() => navigate(path, { replace: true }), milliseconds)
		return () => clearTimeout(timer)
	}, [path, milliseconds, navigate])
}
