import { Dialog } from '../../../components/dialog.tsx';
import { CallBackForm, type CallBackFormProps } from './call-back-form.tsx';

/** Open as long as it is mounted; closing resets it. */
export function CallBackDialog(props: CallBackFormProps) {
  return (
    <Dialog open onClose={props.onClose} title="Request a Call Back">
      <CallBackForm {...props} />
    </Dialog>
  );
}
