import { EditProfileScreen } from '@/features/edit-profile/edit-profile-screen'

/** The edit profile screen: joins the features it is made of. */
export function EditProfilePage() {
  return <EditProfileScreen />
}
