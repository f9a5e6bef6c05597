import { number } from '../../format/english.ts'

export const uploads = {
	'uploads.choose_picture': 'Choose a picture to upload.',
	'uploads.too_large': 'The picture is larger than 10 MB.',
	'uploads.not_a_picture': 'The file must be a PNG, JPEG, GIF, WebP or AVIF picture.',
	'uploads.damaged': 'The picture cannot be read. It may be damaged.',
	'uploads.too_many_pixels': 'The picture has more than 64 million pixels.',
	'uploads.too_long': 'A side of the picture is longer than 30,000 pixels.',
	'uploads.too_many_partial': ({ most }: { most: number }) =>
		`${number(most)} photos are on their way and have not arrived whole. Send the rest of them first.`,
	'uploads.not_whole': 'The photo has not arrived whole. Send the rest of it.',
	'uploads.part_wrong': 'A part of a photo has at most 128 kB.',
	'uploads.offset_wrong': 'Say where the part begins, in bytes from 0.',
	'uploads.admins_only': 'Only an admin can upload pictures.',
	'uploads.installers_only': 'Only an installer can upload pictures.',
	'uploads.log_in_as_admin': 'Log in as an admin to upload pictures.',
	'uploads.log_in_as_installer': 'Log in as an installer to upload pictures.',
}
