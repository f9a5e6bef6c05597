/** The shop's own logo, or else the mark: a sun coming up over a roof line. */
export function Logo({ size = 32, src }: { size?: number; src: string }) {
	if (src) return <img src={src} alt="" height={size} />
	return (
		<svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
			<path
				d="M16 7.5a8.5 8.5 0 0 1 8.5 8.5l-8.5-5.6L7.5 16A8.5 8.5 0 0 1 16 7.5Z"
				fill="#f5a524"
			/>
			<path
				d="M16 1.8v2.6M5.4 6.2l1.9 1.9M26.6 6.2l-1.9 1.9"
				stroke="#f5a524"
				strokeWidth="2"
				strokeLinecap="round"
			/>
			<path
				d="M2.5 22.6 16 13.7l13.5 8.9"
				fill="none"
				stroke="var(--leaf)"
				strokeWidth="3"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
			<path
				d="M8.2 24.2v4.3a1.5 1.5 0 0 0 1.5 1.5h12.6a1.5 1.5 0 0 0 1.5-1.5v-4.3L16 19.1Z"
				fill="var(--leaf)"
			/>
		</svg>
	)
}
