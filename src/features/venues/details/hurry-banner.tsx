import { Icon } from '../../../components/icon.tsx';
import styles from './hurry-banner.module.css';

/** The specification's banner, word for word. */
export function HurryBanner() {
  return (
    <p className={styles.banner}>
      <Icon name="flame" size={20} />
      Hurry UP! This Venue Is In High Demand
    </p>
  );
}
